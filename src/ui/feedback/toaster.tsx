import { isRightToLeft } from '#messages/language.ts'
import { t } from '#messages/message.ts'
import 'sonner/dist/styles.css'
import { Toaster as Sonner } from 'sonner'
import { Icon } from '#ui/basics/icon.tsx'
import { spinner } from '#ui/basics/spinner.css.ts'
import * as css from './toaster.css.ts'

/**
 * Container of toasts. With this attribute, react-aria keeps toasts accessible while a dialog hides the rest of the
 * page.
 */
export const Toaster = ({ label = t('Notifications') }: { label?: string }) => (
  <div data-react-aria-top-layer="">
    <Sonner
      className={css.toaster}
      position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
      offset={24}
      mobileOffset={16}
      gap={14}
      visibleToasts={3}
      duration={4000}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={label}
      closeButton
      icons={{
        success: <Icon name="check" />,
        error: <Icon name="warning" />,
        info: <Icon name="info" />,
        loading: <span className={spinner} />,
        close: <Icon name="x" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('Close toast'),
        classNames: {
          toast: css.toast,
          content: css.content,
          title: css.title,
          description: css.description,
          icon: css.icon,
          actionButton: css.action,
          closeButton: css.close,
        },
      }}
    />
  </div>
)
