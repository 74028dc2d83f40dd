import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '#messages/message.ts'
import * as css from './navigation-drawer.css.ts'

export function NavigationDrawer({
  isOpen,
  onOpenChange,
  children,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}) {
  return (
    <ModalOverlay className={css.drawerOverlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.drawer}>
        <Dialog className={css.dialog} aria-label={t('Navigation')}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
