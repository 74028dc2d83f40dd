import { useCallback, useEffect, useRef } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { listedOr } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { useAltKey } from '#ui/keys/use-alt-key.ts'
import type { FormDraft } from './use-draft.ts'

const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Alert about an earlier draft: offers the draft, links to the record that was created from it, or explains why the
 * draft is not offered. The alert never takes the focus, because users might already be typing; Alt+R moves the focus to
 * Restore. After Restore or Discard, and when a form opens a held load, the focus moves to the first field of the form.
 */
export function DraftOffer({
  formId,
  unsaved: { draft, state, found, isHeld, isWaiting, withheld, restore, discard },
}: {
  formId: string
  unsaved: FormDraft
}) {
  const locale = useLocale()
  const firstField = useCallback(() => document.getElementById(formId)?.querySelector<HTMLElement>(fields), [formId])
  const rescue = useFocusRescue({ next: firstField })
  useEffect(() => {
    if (isHeld && document.activeElement === document.body) firstField()?.focus()
  }, [isHeld, firstField])
  const restoreButton = useRef<HTMLButtonElement>(null)
  useAltKey(code => {
    if (code !== 'KeyR' || !restoreButton.current) return false
    restoreButton.current.focus()
    return true
  })
  if (found) {
    return (
      <Alert>
        {rich('This record was saved at {time}. <link>Open it</link>', {
          time: dayAndTime(found.at, locale),
          link: text => <Link href={found.path}>{text}</Link>,
        })}
      </Alert>
    )
  }
  if (state === 'gone') return <Alert>{t('This load is no longer on this device. This form is a new one.')}</Alert>
  if (draft === null || state === null) return null
  if (state !== 'open') {
    return (
      <Alert>
        {state === 'searching'
          ? t('Checking if your last record was saved…')
          : isWaiting
            ? t('This load is open in another tab or is still being saved.')
            : t('Your unsaved draft is open in another tab or is still being saved.')}
      </Alert>
    )
  }
  return (
    <div {...rescue}>
      <Alert
        actions={
          <>
            <Button onPress={restore} ref={restoreButton} shortcut="Alt+R">
              {t('Restore draft')}
            </Button>
            <Button variant="quiet" onPress={discard}>
              {t('Discard')}
            </Button>
          </>
        }
      >
        {[
          t('You have an unsaved draft from {date}.', { date: dayAndTime(draft.at, locale) }),
          withheld.length > 0 ? t('Drafts don’t keep {fields}. Enter them again.', { fields: listedOr(withheld) }) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
    </div>
  )
}
