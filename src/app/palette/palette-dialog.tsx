import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useId, useMemo } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useLocale } from '#actors/environment.tsx'
import { shownRows } from '#machines/palette/matching-rows.ts'
import type { PaletteActor } from '#machines/palette/palette.selectors.ts'
import type { HighlightMove } from '#machines/palette/palette.types.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { ScanButton } from '#patterns/scan/scan-button.tsx'
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

/** Returns the search status, such as "3 records found", and the names of the lists that could not be searched. */
function outcomeOf({
  count,
  isSearching,
  refused,
  locale,
}: {
  count: number
  isSearching: boolean
  refused: readonly string[]
  locale: string
}) {
  const found = isSearching
    ? t('Searching…')
    : t('{count, plural, =0 {No records found} one {# record found} other {# records found}}', { count, locale })
  const failed = refused.length > 0 ? [t('Could not search {lists}', { lists: listed(refused) })] : []
  return [found, ...failed].join(' · ')
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
  const locale = useLocale()
  const { offered, term, records, refused, highlighted } = useSelector(palette, ({ context }) => context)
  const isSearching = useSelector(palette, snapshot => snapshot.hasTag('searching'))
  const rows = useMemo(() => shownRows({ offered, term, records }), [offered, term, records])
  const choose = (chosen: string, isNewTab = false) => palette.send({ type: 'row.choose', id: chosen, isNewTab })

  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    if (to !== undefined) {
      event.preventDefault()
      palette.send({ type: 'highlight.move', to })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // A barcode scanner types a number and Enter before a record is found.
      if (highlighted === null) palette.send({ type: 'found.choose' })
      else choose(highlighted, event.ctrlKey || event.metaKey)
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
        <ScanButton
          onFound={number => {
            palette.send({ type: 'term.type', term: number })
            palette.send({ type: 'found.choose' })
          }}
        />
        <span className={css.byKey} aria-hidden="true">
          <KeyCaps keys="Esc" />
        </span>
        <span className={css.byFinger}>
          <IconButton icon="x" label={t('Close')} onPress={onClose} />
        </span>
      </div>
      {rows.length === 0 && !isSearching ? (
        <p className={css.nothing}>{t('No match for “{term}”.', { term: term.trim() })}</p>
      ) : null}
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
          {rich('<keys></keys> choose', { keys: () => <KeyCaps keys="↑ ↓" /> })}
        </span>
        <span className={css.hint} aria-hidden="true">
          {rich('<keys></keys> open', { keys: () => <KeyCaps keys="Enter" /> })}
        </span>
        <span className={css.hint} aria-hidden="true">
          {rich('<keys></keys> in a new tab', { keys: () => <KeyCaps keys="Ctrl+Enter" /> })}
        </span>
        <output className={css.outcome}>
          {term.trim() === '' ? '' : outcomeOf({ count: records.length, isSearching, refused, locale })}
        </output>
      </div>
    </>
  )
}
