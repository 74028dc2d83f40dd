import { fromDateTimeInput, toDateTimeInput } from '#domain/figures/dates.ts'
import { Problem } from '#domain/problem.ts'

/** Minutes that are gone back, one after the other, until the server finds the moment in its past. */
const stepsBack = [2, 10, 60, 24 * 60]

const isYetToCome = (error: unknown) => error instanceof Problem && error.fields['createdAt'] !== undefined

/**
 * Records something with the date that its form came with, which nobody chose: a computer whose clock is ahead of the
 * server's gives one that is yet to come there, and is refused. Then an earlier one is sent, and what was recorded given
 * with it. `date` is what a `datetime-local` field holds.
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
      return attempt(toDateTimeInput(moment - step * 60_000), others)
    }
  }
  return attempt(date, stepsBack)
}
