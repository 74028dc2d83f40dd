import sansLatinExt from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url'
import sansLatin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import monoLatinExt from '@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2?url'
import monoLatin from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const face = (family: string, url: string, unicodeRange: string) =>
  new FontFace(family, `url(${url}) format("woff2-variations")`, { weight: '100 900', unicodeRange })

let added: Promise<void> | undefined

async function addFonts() {
  const used = [face('Geist Variable', sansLatin, latin), face('Geist Mono Variable', monoLatin, latin)]
  const rare = [face('Geist Variable', sansLatinExt, latinExt), face('Geist Mono Variable', monoLatinExt, latinExt)]
  // Adds both after both are loaded, so that the browser lays out the page only once.
  await Promise.all(used.map(each => each.load()))
  for (const each of [...used, ...rare]) document.fonts.add(each)
}

/**
 * Loads the web fonts once. Called after the first screen is visible, because a font that arrives earlier causes a
 * second layout of all text, which delays the rows. The browser loads Latin Extended only for text that needs it.
 * Rejects if a font is not available; the next call tries again.
 */
export function loadFonts(): Promise<void> {
  // jsdom has no fonts.
  if (!('FontFace' in globalThis)) return Promise.resolve()
  added ??= addFonts().catch((error: unknown) => {
    added = undefined
    throw error
  })
  return added
}
