import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { isHeld, isWaiting, offeredDraft, offerStateOf } from '#machines/draft/draft.selectors.ts'
import { type FormActor, isCreating, isUnsaved } from '#machines/form/form.selectors.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import { present } from '#machines/typed.ts'
import { type UnsavedWork, useUnsavedWork } from '#patterns/leaving/leave-context.ts'

/** Fields that drafts never contain, with their labels: `{ idNumber: 'ID number' }`. */
export type PrivateFields = Readonly<Record<string, string | undefined>>

/**
 * Prompts before the user leaves a form with unsaved changes, and returns the offer of an earlier draft. `pathOf`
 * returns the path of a record that an earlier form created. Call this hook only when the record is loaded.
 */
export function useDraft<Values extends RecordValues>(
  form: FormActor<Values>,
  { privateFields = {}, pathOf }: { privateFields?: PrivateFields | undefined; pathOf: (id: string) => string },
) {
  const draft = useSelector(form, ({ context }) => present(context.draft))
  const [work] = useState<UnsavedWork>(() => {
    let isStored = false
    return {
      isUnsaved: by => !isStored && isUnsaved(form.getSnapshot(), by),
      isSaving: () => isCreating(form.getSnapshot()),
      drop: () => form.send({ type: 'form.drop' }),
      keep: () => {
        isStored = true
      },
    }
  })
  useUnsavedWork(work)
  // Stores the latest input when the screen closes.
  useEffect(() => () => draft.send({ type: 'draft.keep' }), [draft])
  const offered = useSelector(draft, offeredDraft)
  const found = useSelector(draft, ({ context }) => context.found)

  return {
    draft: offered,
    state: useSelector(draft, offerStateOf),
    /** True once the form continues a held load. */
    isHeld: useSelector(draft, isHeld),
    /** True while the form waits for the load that it continues. */
    isWaiting: useSelector(draft, isWaiting),
    found: found && { at: found.at, path: pathOf(found.id) },
    /** Labels of private fields that the user had changed, but that the draft does not contain. */
    withheld: offered?.withheld.flatMap(field => privateFields[field] ?? []) ?? [],
    restore: () => draft.send({ type: 'draft.restore' }),
    discard: () => draft.send({ type: 'draft.discard' }),
  }
}

export type FormDraft = ReturnType<typeof useDraft>
