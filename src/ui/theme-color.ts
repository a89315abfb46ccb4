/** The two backgrounds of `brand.css`, for the browser's own bars, which cannot read CSS variables. */
export const themeColor = { dark: '#0c0a10', light: '#faf7f4' } as const;
