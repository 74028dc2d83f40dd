const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string) {
  let format = formats.get(locale)
  if (!format) {
    // Digits 0 to 9 in every locale, as in all figures.
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' })
    formats.set(locale, format)
  }
  return format
}

/** A date and time (`at`, ISO 8601) in local time, as the locale writes it: "Nov 21, 2026, 11:26 AM". */
export function Moment({ at, locale }: { at: string; locale: string }) {
  return <time dateTime={at}>{formatOf(locale).format(new Date(at))}</time>
}
