import { ListBox, ListBoxItem, ListBoxSection, Popover } from 'react-aria-components/ComboBox'
import { Collection, Header } from 'react-aria-components/ListBox'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { MarkedText } from '#ui/basics/marked-text.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { kbd } from '#ui/keys/kbd.css.ts'
import { heading, note, refusal as refusalLook, tick } from '#ui/overlays/popover.css.ts'
import { emptyNote, type Search } from './choice-search.ts'
import { createId, entriesOf, isSection, type OptionEntry, type OptionSection, retryId } from './option-entries.ts'
import * as css from './options.css.ts'

function Option({ option, found }: { option: OptionEntry; found: string }) {
  const { id, label, detail, family, figures } = option
  return (
    <ListBoxItem id={id} textValue={label} className={id === createId ? `${css.option} ${css.create}` : css.option}>
      {id === retryId ? <Icon name="retry" /> : null}
      {id === createId ? <Icon name="plus" /> : null}
      {family ? <FamilyDot family={family} /> : null}
      <span className={css.words}>
        <span className={css.label}>
          <MarkedText text={label} term={id === createId ? '' : found} />
        </span>
        {detail || figures ? (
          <span className={css.facts}>
            <span className={css.code}>
              <MarkedText text={detail ?? ''} term={found} />
            </span>
            {figures?.map(({ of, text }) => (
              <span key={of} className={css.figure}>
                {text === '' ? null : <VisuallyHidden>{of} </VisuallyHidden>}
                {text}
              </span>
            ))}
          </span>
        ) : null}
      </span>
      <span className={tick}>
        <Icon name="check" />
      </span>
    </ListBoxItem>
  )
}

function Footer({ search, refusal }: { search: Search; refusal: string }) {
  const { options, recent, total = null, status, write = String } = search
  const shown = new Set([...(recent ?? []), ...options].map(({ id }) => id)).size
  const isCounted = status === 'ready' && total !== null && total > 0
  const hasEntries = entriesOf(search, refusal).length > 0
  if (!isCounted && !hasEntries) return null
  const counts = { shown: write(shown), count: write(Math.max(total ?? 0, shown)) }
  return (
    <div className={css.footer}>
      {isCounted
        ? total > shown
          ? t('{shown} of {count}. Type to find more.', counts)
          : t('{shown} of {count}', counts)
        : null}
      {hasEntries ? (
        <span className={css.keys} aria-hidden="true">
          {rich('<key>↑</key><key>↓</key>choose', { key: sign => <kbd className={kbd}>{sign}</kbd> })}
        </span>
      ) : null}
    </div>
  )
}

/** Dropdown list. Repeats the reason for a rejection, because the list covers the error below the field. */
export function Options({ search, refusal }: { search: Search; refusal: string }) {
  const { found = '', options } = search
  const hasFigures = options.some(({ figures }) => figures)
  return (
    <Popover className={hasFigures ? css.wide : css.panel} offset={6}>
      {refusal ? (
        <div className={refusalLook} role="alert">
          {refusal}
        </div>
      ) : null}
      <ListBox
        className={css.list}
        // react-aria caches options by id. This dependency re-renders the highlights when the term changes.
        dependencies={[found]}
        renderEmptyState={() =>
          refusal && search.status === 'ready' ? null : (
            // Keeps the focus in the field when the user presses this text.
            <span className={note} role="presentation" onMouseDown={event => event.preventDefault()}>
              {emptyNote(search)}
            </span>
          )
        }
      >
        {(entry: OptionEntry | OptionSection) =>
          isSection(entry) ? (
            <ListBoxSection id={entry.id} className={css.section}>
              <Header className={heading}>{entry.title}</Header>
              <Collection items={entry.options} dependencies={[found]}>
                {(option: OptionEntry) => <Option option={option} found={found} />}
              </Collection>
            </ListBoxSection>
          ) : (
            <Option option={entry} found={found} />
          )
        }
      </ListBox>
      <Footer {...{ search, refusal }} />
    </Popover>
  )
}
