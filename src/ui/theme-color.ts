/** The two grounds of `brand.css`, for the browser's own bars, which CSS variables do not reach. */
export const themeColor = { dark: '#0c0a10', light: '#faf7f4' } as const;
