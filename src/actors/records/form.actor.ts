import { type DraftPlace, storedDraftMachine } from '#actors/drafts/draft.actor.ts'
import type { Environment } from '#actors/environment.tsx'
import { formMachine } from '#machines/form/form.machine.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import type { linesMachine } from '#machines/lines/lines.machine.ts'
import { calledRecordMachine, type RecordCalls } from './record.actor.ts'

/** Returns the form machine of a record with its calls. `lines` is only for a record with lines. */
export const calledFormMachine = <Values extends RecordValues>(
  environment: Pick<Environment, 'now' | 'session'>,
  { record, draft, lines }: { record: RecordCalls<Values>; draft: DraftPlace; lines?: typeof linesMachine | undefined },
) =>
  formMachine<Values>().provide({
    actors: {
      record: calledRecordMachine(record),
      draft: storedDraftMachine(environment, draft),
      ...(lines && { lines }),
    },
  })
