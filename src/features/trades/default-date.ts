import { fromDateTimeInput, toExactDateTime } from '#domain/figures/dates.ts'
import { Problem } from '#domain/problem.ts'

/** How many minutes earlier each further attempt is, until the server no longer finds the date in its future. */
const stepsBack = [2, 10, 60, 24 * 60]

const isYetToCome = (error: unknown) => error instanceof Problem && error.fields['createdAt'] !== undefined

/**
 * Creates a record with the default date of its form. If the clock of this computer is ahead of the server's, that date is in
 * the server's future and is refused; then earlier dates are tried. Gives the record with the date that was accepted. `date`
 * is a local date and time.
 * @throws the problem of `create` when it is about something else, or when the last date is refused, too.
 */
export async function recordByDefault<Saved>(
  date: string,
  create: (date: string) => Promise<Saved>,
): Promise<{ saved: Saved; date: string }> {
  const moment = Date.parse(fromDateTimeInput(date) ?? '')
  const attempt = async (current: string, steps: readonly number[]): Promise<{ saved: Saved; date: string }> => {
    try {
      return { saved: await create(current), date: current }
    } catch (error) {
      const [step, ...others] = steps
      if (step === undefined || !isYetToCome(error)) throw error
      return attempt(toExactDateTime(moment - step * 60_000), others)
    }
  }
  return attempt(date, stepsBack)
}
