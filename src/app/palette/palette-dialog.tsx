import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useMemo } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { shownRows } from '#machines/palette/matching-rows.ts'
import type { PaletteActor } from '#machines/palette/palette.selectors.ts'
import type { HighlightMove } from '#machines/palette/palette.types.ts'
import { t } from '#messages/message.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { KeyCaps } from './key-cap.tsx'
import * as css from './palette-dialog.css.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { PaletteList, rowId } from './palette-list.tsx'

const moves: Readonly<Record<string, HighlightMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Returns the search status, such as "3 records found", and the names of the lists that could not be searched. */
function outcomeOf({
  count,
  isSearching,
  refused,
}: {
  count: number
  isSearching: boolean
  refused: readonly string[]
}) {
  const found = count === 1 ? '1 record found' : `${count === 0 ? 'No' : count} records found`
  const failed = refused.length === 0 ? '' : ` · ${list.format(refused)} could not be searched`
  return (isSearching ? t('Searching…') : found) + failed
}

export function PaletteDialog({ palette }: { palette: PaletteActor<PaletteEntry> }) {
  const isOpen = useSelector(palette, snapshot => snapshot.hasTag('open'))
  const close = () => palette.send({ type: 'palette.close' })
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable
      onOpenChange={isStillOpen => {
        if (!isStillOpen) close()
      }}
    >
      <Modal className={css.modal}>
        <Dialog className={css.dialog} aria-label={t('Find or go to')}>
          <Palette palette={palette} onClose={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Palette({ palette, onClose }: { palette: PaletteActor<PaletteEntry>; onClose: () => void }) {
  const id = useId()
  const { offered, term, records, refused, highlighted } = useSelector(palette, ({ context }) => context)
  const isSearching = useSelector(palette, snapshot => snapshot.hasTag('searching'))
  const rows = useMemo(() => shownRows({ offered, term, records }), [offered, term, records])
  const choose = (chosen: string, isAside = false) => palette.send({ type: 'row.choose', id: chosen, isAside })

  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    if (to !== undefined) {
      event.preventDefault()
      palette.send({ type: 'highlight.move', to })
    } else if (event.key === 'Enter' && highlighted !== null) {
      event.preventDefault()
      choose(highlighted, event.ctrlKey || event.metaKey)
    }
  }
  return (
    <>
      <div className={css.head}>
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: users open the dialog to type
          autoFocus
          role="combobox"
          aria-label={t('Find or go to')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={highlighted === null ? undefined : rowId(id, highlighted)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          className={css.field}
          placeholder={t('A screen, a new record, or a name')}
          value={term}
          onChange={event => palette.send({ type: 'term.type', term: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <span className={css.byKey} aria-hidden="true">
          <KeyCaps keys="Esc" />
        </span>
        <span className={css.byFinger}>
          <IconButton icon="x" label={t('Close')} onPress={onClose} />
        </span>
      </div>
      {rows.length === 0 && !isSearching ? <p className={css.nothing}>No match for “{term.trim()}”.</p> : null}
      <PaletteList
        id={id}
        rows={rows}
        highlighted={highlighted}
        term={term}
        onHighlight={row => palette.send({ type: 'row.highlight', id: row })}
        onChoose={choose}
        onElsewhere={onClose}
      />
      <div className={css.foot}>
        <span className={css.hint} aria-hidden="true">
          <KeyCaps keys="↑ ↓" /> choose
        </span>
        <span className={css.hint} aria-hidden="true">
          <KeyCaps keys="Enter" /> open
        </span>
        <span className={css.hint} aria-hidden="true">
          <KeyCaps keys="Ctrl+Enter" /> in a new tab
        </span>
        <output className={css.outcome}>
          {term.trim() === '' ? '' : outcomeOf({ count: records.length, isSearching, refused })}
        </output>
      </div>
    </>
  )
}
