import { type Ref, useEffect, useRef } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { dayAndTime } from '#domain/figures/date-words.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import { listedOr } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'

const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Focuses the button of a draft offer. Call this hook in a component above the form, so that its effect runs after
 * fields with autofocus.
 */
export function useOfferFocus(draft: Draft | null) {
  const button = useRef<HTMLButtonElement>(null)
  const isOffered = draft !== null
  useEffect(() => {
    if (isOffered) button.current?.focus()
  }, [isOffered])
  return button
}

/** Alert that offers an earlier draft. After Restore or Discard, the focus moves to the first field of the form. */
export function DraftOffer({
  formId,
  draft,
  withheld,
  isCopyWaiting,
  ref,
  onRestore,
  onDiscard,
}: {
  formId: string
  ref: Ref<HTMLButtonElement>
  draft: Draft | null
  /** Labels of private fields that the user had changed, but that the draft does not contain: "ID number". */
  withheld: readonly string[]
  /** True if the form will be filled with a copy of another record after the user discards the draft. */
  isCopyWaiting: boolean
  onRestore: () => void
  onDiscard: () => void
}) {
  const locale = useLocale()
  const rescue = useFocusRescue({
    next: () => document.getElementById(formId)?.querySelector<HTMLElement>(fields),
  })
  if (draft === null) return null
  return (
    <div {...rescue}>
      <Alert
        actions={
          <>
            <Button size="small" onPress={onRestore} ref={ref}>
              {t('Restore draft')}
            </Button>
            <Button size="small" variant="quiet" onPress={onDiscard}>
              {isCopyWaiting ? t('Discard and duplicate') : t('Discard')}
            </Button>
          </>
        }
      >
        {[
          t('You have an unsaved draft from {date}.', { date: dayAndTime(draft.at, locale) }),
          isCopyWaiting ? t('The duplicate would replace the draft.') : '',
          withheld.length > 0 ? t('Drafts don’t keep {fields}. Enter it again.', { fields: listedOr(withheld) }) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
    </div>
  )
}
