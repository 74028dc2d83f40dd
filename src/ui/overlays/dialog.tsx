import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '#messages/message.ts'
import { IconButton } from '#ui/basics/button.tsx'
import * as css from './dialog.css.ts'

/** Modal dialog. Below 640 px it is a sheet. An `alertdialog` has no close button. */
export function Dialog({
  isOpen,
  onClose,
  title,
  role = 'dialog',
  size = 'medium',
  isLocked,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  role?: 'dialog' | 'alertdialog'
  size?: 'small' | 'medium'
  /** Prevents closing while the dialog's action is running. */
  isLocked?: boolean
  children: ReactNode
}) {
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={isStillOpen => {
        if (!isStillOpen) onClose()
      }}
      isDismissable={role === 'dialog' && !isLocked}
      isKeyboardDismissDisabled={isLocked ?? false}
    >
      <Modal className={`${css.modal} ${css.size[size]}`}>
        <AriaDialog className={css.dialog} role={role}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {role === 'dialog' ? (
              <span className={css.close}>
                <IconButton icon="x" label={t('Close')} slot="close" isDisabled={isLocked ?? false} />
              </span>
            ) : null}
          </div>
          <div className={css.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Buttons of a dialog. The primary button comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
