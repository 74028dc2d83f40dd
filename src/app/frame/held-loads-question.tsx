import { useEffect, useState } from 'react'
import { useHeldCount } from '#actors/drafts/use-held-count.ts'
import { useLocale } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { heldLoadsQuestion } from './use-sign-out.ts'

const confirmDialog = lazyPart(async () => (await import('#ui/overlays/confirm-dialog.tsx')).ConfirmDialog)

/** Dialog before a sign-out that deletes held loads. */
export function HeldLoadsQuestion() {
  const locale = useLocale()
  const count = useHeldCount()
  const { part: ConfirmDialog, want } = usePart(confirmDialog)
  const [{ isOpen, signOut }, setAsked] = useState({ isOpen: false, signOut: () => {} })
  useEffect(
    () => heldLoadsQuestion.subscribe(proceed => want(() => setAsked({ isOpen: true, signOut: proceed }))),
    [want],
  )
  const close = () => setAsked({ isOpen: false, signOut })
  return ConfirmDialog ? (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('{count, plural, one {# load is on the yard} other {# loads are on the yard}}', { count, locale })}
      labels={{ confirm: t('Delete and sign out') }}
      onConfirm={() => {
        close()
        signOut()
      }}
      onCancel={close}
    >
      {t('Held loads are only on this device. Signing out deletes them.')}
    </ConfirmDialog>
  ) : null
}
