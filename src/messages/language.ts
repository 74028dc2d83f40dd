/**
 * Language of the page, a BCP 47 tag. src/index.html sets it before the first script. A change of the language reloads
 * the page, so this value is constant.
 */
export const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'
