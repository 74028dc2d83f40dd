/** Arguments of {@link chooseLanguage}, which must be JSON. */
export type LanguageOptions = {
  /** Text direction by language tag. The first language is the default. */
  directions: Readonly<Record<string, 'ltr' | 'rtl'>>
  /** Key of the user's choice in local storage. */
  key: string
  /** URL parameters that take precedence over the choice, by part of the path. Empty in builds without the mock. */
  parameters: Readonly<Record<string, string>>
}

/**
 * Sets `lang` and `dir` of the page from the URL, the user's choice or the browser's languages. The page runs the
 * source of this function as an inline script before all others. It must use only its parameters and browser APIs.
 */
export function chooseLanguage({ directions, key, parameters }: LanguageOptions) {
  const search = new URLSearchParams(location.search)
  let stored: string | null = null
  try {
    stored = localStorage.getItem(key)
  } catch {
    // If storage is blocked, the browser's language applies.
  }
  const requested = Object.entries(parameters).map(([path, name]) =>
    location.pathname.includes(path) ? search.get(name) : null,
  )
  const wanted = [...requested, stored, ...navigator.languages]
  const known = Object.keys(directions)
  const language =
    wanted.flatMap(
      tag => known.find(name => name === tag) ?? known.find(name => name === tag?.toLowerCase().split('-')[0]) ?? [],
    )[0] ??
    known[0] ??
    'en'
  document.documentElement.lang = language
  document.documentElement.dir = directions[language] ?? 'ltr'
}
