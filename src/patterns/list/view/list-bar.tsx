import type { ReactNode, RefObject } from 'react'
import { useUser } from '#actors/environment.tsx'
import { may } from '#domain/permissions/permissions.ts'
import { listedOr } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition, Searched } from '#patterns/list/list-definition.ts'
import { searchLabel } from '#patterns/list/list-words.ts'
import { ScanButton } from '#patterns/scan/scan-button.tsx'
import { quietEdges } from '#ui/basics/button.css.ts'
import { Button } from '#ui/basics/button.tsx'
import { toolbar } from '#ui/fields/field.css.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { usePlainKey } from '#ui/keys/use-plain-key.ts'
import { screenOnly } from '#ui/layout/print.css.ts'
import { hasFigures, toggleFigures } from './column-visibility.ts'
import * as css from './list-bar.css.ts'
import type { ListView } from './list-view.ts'
import { ListViewMenu } from './list-view-menu.tsx'

/** Returns the searched fields as text, except those that the user can't search: "Buyer, seller or material". */
function useSearchedWords(searched: readonly Searched[]): string {
  const user = useUser()
  return listedOr(
    searched.flatMap(part => {
      if (typeof part === 'string') return part
      return may(user, part.needs) ? part.words : []
    }),
  )
}

/**
 * Toggle button for all figure columns. On phones it is only an icon, because the Display menu has the same option as
 * text.
 */
function FiguresSwitch({ columns, chosen, onChoose }: ListView) {
  const change = () => onChoose(toggleFigures(columns, chosen))
  usePlainKey('f', change)
  return (
    <Button variant="quiet" icon="sigma" aria-pressed={hasFigures(columns, chosen)} shortcut="f" onPress={change}>
      <span className={css.roomy}>{t('Figures')}</span>
    </Button>
  )
}

export function ListBar<Row extends { id: string }>({
  definition: { noun, searched, trade },
  term,
  search,
  onType,
  onLeave,
  onScan,
  filter,
  view,
}: {
  definition: Pick<ListDefinition<Row>, 'noun' | 'searched' | 'trade'>
  term: string
  search: RefObject<HTMLInputElement | null>
  onType: (text: string) => void
  /** Called with the term after Enter, and without a term after the down arrow. */
  onLeave: (submitted?: string) => void
  /** Called with the number of a slip that the camera read. */
  onScan: (number: string) => void
  /** Button that opens the filters; null for lists without filters. */
  filter: ReactNode
  view: ListView
}) {
  return (
    <div className={`${css.bar} ${quietEdges} ${toolbar} ${screenOnly}`}>
      <search className={css.search}>
        <SearchField
          label={searchLabel(noun)}
          placeholder={useSearchedWords(searched)}
          value={term}
          onChange={onType}
          onSubmit={() => {
            if (term.trim() !== '') onLeave(term)
          }}
          onLeave={() => onLeave()}
          ref={search}
        />
        {trade ? <ScanButton onFound={onScan} /> : null}
        {filter}
      </search>
      {view.hasFiguresSwitch ? <FiguresSwitch {...view} /> : null}
      <ListViewMenu {...view} />
    </div>
  )
}
