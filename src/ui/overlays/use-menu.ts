import { type RefObject, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { t } from '#messages/message.ts'
import { useLazyModule } from './use-lazy-module.ts'

export type OpenMenu = {
  /** Trigger button. It gets the focus when the menu closes. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Initial focus: the first item, the last item, or the menu itself. */
  start: 'first' | 'last' | 'menu'
  onClose: () => void
}

/**
 * Opens a menu with a component that is loaded on demand and usually prefetched. Once it is loaded, render `Items` with
 * `menu`.
 */
export function useMenu<Items>(load: () => Promise<Items>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState<OpenMenu['start']>('first')
  const { part, want } = useLazyModule(load, t('The menu could not be opened'))
  const openAt = (next: OpenMenu['start']) =>
    want(() => {
      setStart(next)
      setOpen(true)
    })
  return {
    Items: part,
    menu: { anchor, isOpen, start, onClose: () => setOpen(false) } satisfies OpenMenu,
    button: {
      ref: anchor,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      onPress: ({ pointerType }) => openAt(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'menu'),
      onKeyDown: event => {
        const next = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key]
        if (next === undefined) return event.continuePropagation()
        event.preventDefault()
        openAt(next)
      },
    } satisfies ButtonProps & { ref: RefObject<HTMLButtonElement | null> },
  }
}

export type MenuButton = ReturnType<typeof useMenu>['button']
