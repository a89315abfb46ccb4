/** The two grounds of `brand.css`, for the places that CSS does not reach: the browser's own bars. */
export const themeColor = { dark: '#0c0a10', light: '#faf7f4' } as const;
