import { type RefObject, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import { type LazyPart, lazyPart, usePart } from '#ui/lazy-part.ts'
import type { OpenMenu } from './menu.tsx'

/** Components of menus. They load when the first menu opens, or when the page is idle. */
export const menuParts = lazyPart(() => import('./menu.tsx'))

/**
 * Opens the menu of a button. After the first opening, render `ui.Menu` with the props `menu`:
 * `{ui ? <ui.Menu label="…" {...menu}>…</ui.Menu> : null}`. `contents` must be loaded before the menu opens.
 */
export function useMenu(contents?: LazyPart<unknown>) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState<OpenMenu['start']>()
  const { part: ui, want } = usePart(menuParts)
  const { want: wantContents } = usePart(contents)
  const openAt = (next: OpenMenu['start']) =>
    want(() =>
      wantContents(() => {
        setStart(next)
        setOpen(true)
      }),
    )
  return {
    ui: start && ui,
    menu: { anchor, isOpen, start: start ?? 'first', onClose: () => setOpen(false) } satisfies OpenMenu,
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

/** Components of menus, for parts of a menu that are separate components. */
export type MenuComponents = typeof import('./menu.tsx')
