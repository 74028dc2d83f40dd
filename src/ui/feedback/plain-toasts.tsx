import { PlainButton } from '#ui/basics/plain-button.tsx'
import { Alert } from './alert.tsx'
import * as css from './plain-toasts.css.ts'
import { type Toast, waitingToasts } from './toasts.ts'

/** A button that closes a toast, and does what it says. */
function Way({ of, label, onPress }: { of: Toast; label: string; onPress?: () => void }) {
  const act = () => {
    waitingToasts.drop(of)
    onPress?.()
  }
  return (
    <PlainButton size="small" onPress={act}>
      {label}
    </PlainButton>
  )
}

/** Toasts while the toaster is missing: they stay until they are closed. */
export const PlainToasts = ({ toasts }: { toasts: readonly Toast[] }) => (
  <section aria-label="Notifications" className={css.toasts}>
    {toasts.map((message, index) => (
      <Alert
        key={message.id ?? index}
        kind={message.kind === 'error' ? 'bad' : 'info'}
        actions={
          <>
            {message.action ? <Way of={message} {...message.action} /> : null}
            <Way of={message} label="Close" />
          </>
        }
      >
        <strong>{message.title}</strong> {message.description}
      </Alert>
    ))}
  </section>
)
