import { type MouseEvent, type PointerEvent, useEffect, useId } from 'react'
import { useRouter } from 'wouter'
import { type PaletteGroup, paletteGroups } from '#machines/palette/palette.types.ts'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { MarkedText } from '#ui/basics/marked-text.tsx'
import { KeyCaps } from './key-cap.tsx'
import { type PaletteEntry, pathOfEntry } from './palette-entry.ts'
import * as css from './palette-list.css.ts'

const titles: Record<PaletteGroup, string> = {
  go: t('Go to'),
  new: t('Create'),
  records: t('Records found'),
  preferences: t('Preferences'),
}

type Choosing = {
  term: string
  onHighlight: (id: string) => void
  onChoose: (id: string) => void
  /** Called when the user opens the row's link in another tab or window. */
  onElsewhere: () => void
}

export const rowId = (list: string, id: string) => `${list}-${id}`

/** Listbox of the palette's search field, which keeps the focus. Rows for screens are links, to open in a new tab. */
export function PaletteList({
  id,
  rows,
  highlighted,
  ...choosing
}: Choosing & { id: string; rows: readonly PaletteEntry[]; highlighted: string | null }) {
  const titleId = useId()
  useEffect(() => {
    const place = highlighted === null ? null : document.getElementById(rowId(id, highlighted))
    // If the row is the first of a group, also scrolls to the group's title.
    const title = place?.previousElementSibling?.role === 'presentation' ? place.previousElementSibling : null
    title?.scrollIntoView({ block: 'nearest' })
    place?.scrollIntoView({ block: 'nearest' })
  }, [id, highlighted])
  return (
    <div id={id} role="listbox" aria-label={t('Results')} className={css.list}>
      {paletteGroups.map(group => {
        const own = rows.filter(row => row.group === group)
        return own.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
          <div key={group} role="group" aria-labelledby={titleId + group}>
            <div id={titleId + group} role="presentation" className={css.group}>
              {titles[group]}
            </div>
            {own.map(row => (
              <Row
                key={row.id}
                {...choosing}
                elementId={rowId(id, row.id)}
                row={row}
                isHighlighted={row.id === highlighted}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Row({
  elementId,
  row,
  isHighlighted,
  term,
  onHighlight,
  onChoose,
  onElsewhere,
}: Choosing & { elementId: string; row: PaletteEntry; isHighlighted: boolean }) {
  const { base } = useRouter()
  const { icon, label, detail, keys } = row
  const path = pathOfEntry(row)
  const option = {
    id: elementId,
    role: 'option',
    'aria-selected': isHighlighted,
    tabIndex: -1,
    className: css.row,
    // Ignores events without movement: the list scrolled under a stationary pointer.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (!isHighlighted && (movementX !== 0 || movementY !== 0)) onHighlight(row.id)
    },
    // Keeps the focus in the search field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (path !== null && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return onElsewhere()
      event.preventDefault()
      onChoose(row.id)
    },
  } as const
  const content = (
    <>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <span className={css.words}>
        <span className={css.label}>
          <MarkedText text={label} term={term} />
        </span>{' '}
        {detail ? (
          <span className={css.detail}>
            <MarkedText text={detail} term={term} />
          </span>
        ) : null}
      </span>
      {keys ? (
        <span className={css.keys} aria-hidden="true">
          <KeyCaps keys={keys.join(' ').toUpperCase()} />
        </span>
      ) : null}
    </>
  )
  return path === null ? (
    <div {...option}>{content}</div>
  ) : (
    <a {...option} href={base + path}>
      {content}
    </a>
  )
}
