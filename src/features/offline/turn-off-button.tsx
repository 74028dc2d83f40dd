import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

/** Button that deletes the data after a confirmation. `unsent` is the number of records that stay on this device. */
export function TurnOffButton({
  unsent,
  isPending,
  onConfirm,
}: {
  unsent: number
  isPending: boolean
  onConfirm: () => void
}) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button isPending={isPending} onPress={() => setOpen(true)}>
        {t('Turn off')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('Stop working offline?')}
        labels={{ confirm: t('Turn off') }}
        onConfirm={() => {
          setOpen(false)
          onConfirm()
        }}
        onCancel={() => setOpen(false)}
      >
        {unsent === 0
          ? t('This deletes the stored lists, your permissions and your profile from this device.')
          : t(
              '{count, plural, one {This deletes the stored lists, your permissions and your profile from this device. # unsent record stays on this device.} other {This deletes the stored lists, your permissions and your profile from this device. # unsent records stay on this device.}}',
              { count: unsent, locale },
            )}
      </ConfirmDialog>
    </>
  )
}
