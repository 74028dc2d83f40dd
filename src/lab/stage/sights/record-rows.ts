import type { SnapshotFrom } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import type { recordMachine } from '#machines/record/record.machine.ts'
import type { Sight, Thing } from './sight.ts'

export type RecordSnapshot<Values extends FormValues> = SnapshotFrom<ReturnType<typeof recordMachine<Values, unknown>>>

/** The values of a form, by field. */
export type FormValues = Record<string, unknown>

/** What the form of a record is of, as its screen says it. */
export type RecordWords<Values> = {
  /** The title of the list to which it belongs. */
  list: string
  noun: string
  /** The fields, by their labels, each with what stands in it. */
  fields: Readonly<Record<string, (values: Values) => string>>
  /** What is seen wherever the fields are. */
  beside?: readonly Thing[]
}

export const recordFields = <Values extends FormValues>({
  fields,
  beside = [],
}: RecordWords<Values>): Sight<RecordSnapshot<Values>> => ({
  sees: ({ context: { values } }) => [
    ...Object.entries(fields).map(([label, textOf]) => ['field', label, `says ${textOf(values)}`] as const),
    ...beside,
  ],
})

/** Nothing of a form. */
export const noFields: Sight<unknown> = {
  seesNo: [
    ['field', 'Name'],
    ['button', 'Save changes'],
  ],
}

export const recordProblem: Sight<{ context: { problem: Problem | null } }> = {
  when: 'the last try went wrong',
  if: ({ context: { problem } }) => problem !== null,
  sees: ({ context: { problem } }) => [
    // What a server says needs no title.
    ['warning', `${problem?.status === undefined ? `${problem?.title}. ` : ''}${problem?.message}`],
  ],
}
