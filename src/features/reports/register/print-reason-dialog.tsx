import { useState } from 'react'
import { t } from '#messages/message.ts'
import { isBlank } from '#rules/texts.ts'
import { Button } from '#ui/basics/button.tsx'
import { Form } from '#ui/fields/form.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'

/** Maximum number of characters, so that the reason fits into one line of the print. */
const longestReason = 120

/** Asks for the reason of a print. */
export function PrintReasonDialog({ onPrint, onClose }: { onPrint: (reason: string) => void; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const print = () => {
    setMissing(isBlank(reason))
    if (!isBlank(reason)) onPrint(reason.trim())
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('Print register')} size="small">
      <p>
        {t(
          'The register contains personal data. Enter a reason for printing it. The reason appears on each page. The app does not store it.',
        )}
      </p>
      <Form onSubmit={print} errors={isMissing ? { reason: true } : {}}>
        <TextField
          label={t('Reason for printing')}
          description={t('For example, police inspection')}
          value={reason}
          onChange={text => {
            setReason(text)
            setMissing(false)
          }}
          maxLength={longestReason}
          autoComplete="off"
          autoFocus
          {...(isMissing ? { errorMessage: t('Enter a reason') } : {})}
        />
        <DialogActions>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary">
            {t('Print')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
