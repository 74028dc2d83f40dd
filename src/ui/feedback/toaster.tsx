import 'sonner/dist/styles.css'
import { type MouseEvent, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Icon } from '#ui/basics/icon.tsx'
import { spinner } from '#ui/basics/spinner.css.ts'
import * as css from './toaster.css.ts'
import { deliverToasts, type ToastCall } from './toasts.ts'

function show(call: ToastCall) {
  if ('dismiss' in call) return void sonner.dismiss(call.dismiss)
  const { id, kind, title, description, duration, action } = call.show
  const label = action && {
    label: action.label,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Left, the toasts give the focus back to where they had it from: now, and not after the action has moved it on.
      currentTarget.blur()
      action.onPress()
    },
  }
  sonner[kind](title, { id, description, duration, action: label })
}

/** Where toasts appear. Loaded on demand: use `LazyToaster`. */
export function Toaster() {
  useEffect(() => deliverToasts(show), [])
  return (
    <Sonner
      className={css.toaster}
      position="bottom-right"
      offset={24}
      mobileOffset={16}
      gap={14}
      visibleToasts={3}
      duration={4000}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
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
        closeButtonAriaLabel: 'Close toast',
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
  )
}
