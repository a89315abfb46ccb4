/**
 * Options that keep the site's process small (decision record 0039); the Dockerfile has the same options. V8 lets its
 * heap grow less between two collections if the limit is 320 MB instead of some gigabytes.
 */
export const memoryOptions = ['--max-semi-space-size=4', '--max-old-space-size=320'] as const;

/** Makes glibc return large blocks to the system, and its threads share two arenas. Other C libraries ignore these. */
export const memoryEnv = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' } as const;
