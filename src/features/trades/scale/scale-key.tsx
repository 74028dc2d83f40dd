import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { t } from '#messages/message.ts'
import { buttonLook } from '#ui/basics/button-look.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { kbd } from '#ui/keys/kbd.css.ts'
import type { FormScale } from './form-scale.ts'
import * as css from './scale.css.ts'
import { ScaleIcon } from './scale-icon.tsx'
import { scaleKey } from './use-scale-keys.ts'

/** Keeps the focus in the weight field when the pointer presses a button. */
export const keepsFocus = {
  onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
}

/** True if the line is active. */
export const useIsActive = ({ active }: FormScale, line: string) =>
  useSyncExternalStore(active.subscribe, () => active.get() === line)

/** Button for the key F9. Other lines reserve space for it, so that the fields do not move. */
export function ScaleKey({ form, line }: { form: FormScale; line: string }) {
  const { scale, capture } = form
  const isActive = useIsActive(form, line)
  const isAttached = useSelector(scale, snapshot => snapshot.hasTag('attached'))
  if (!isAttached) return null
  return (
    <span className={css.keySlot}>
      {isActive ? (
        // Not a tab stop, because the button of the panel has the same action.
        <button
          type="button"
          tabIndex={-1}
          className={`${buttonLook({})} ${css.key}`}
          aria-keyshortcuts={scaleKey}
          {...keepsFocus}
          onClick={() => capture(line)}
        >
          <ScaleIcon name="scale" />
          <VisuallyHidden>{t('Read weight from the scale')}</VisuallyHidden> <kbd className={kbd}>{scaleKey}</kbd>
        </button>
      ) : null}
    </span>
  )
}
