import { fromDateTimeInput, toExactDateTime } from '#domain/figures/dates.ts'
import { Problem } from '#domain/problem.ts'

/** Minutes by which each retry moves the date back, if the server rejects it as in the future. */
const minutesBack = [2, 10, 60, 24 * 60]

const isInFuture = (error: unknown) => error instanceof Problem && error.fields['createdAt'] !== undefined

/**
 * Creates a record with the form's default date. If the computer's clock is ahead, the server rejects this date as in
 * the future; earlier dates are then tried. Returns the record and the accepted date. `date` is a local date and time.
 * @throws the problem of `create` if it has another cause, or if the server rejects the last date too.
 */
export async function createWithDefaultDate<Saved>(
  date: string,
  create: (date: string) => Promise<Saved>,
): Promise<{ saved: Saved; date: string }> {
  const moment = Date.parse(fromDateTimeInput(date) ?? '')
  const attempt = async (current: string, steps: readonly number[]): Promise<{ saved: Saved; date: string }> => {
    try {
      return { saved: await create(current), date: current }
    } catch (error) {
      const [step, ...others] = steps
      if (step === undefined || !isInFuture(error)) throw error
      return attempt(toExactDateTime(moment - step * 60_000), others)
    }
  }
  return attempt(date, minutesBack)
}
