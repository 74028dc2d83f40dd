import { filterInWords } from '#domain/flow/flow-words.ts'
import * as css from '#features/reports/flow/flow.css.ts'
import { t } from '#messages/message.ts'
import type { FlowFilter } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'

/** Names of the families and materials of a filtered report, for screen and paper. */
export const FilterNotice = ({ filter, onClear }: { filter: FlowFilter; onClear: () => void }) => (
  <div className={css.choices}>
    <p>{t('Only: {names}', { names: filterInWords(filter) })}</p>
    <span className={screenOnly}>
      <Button onPress={onClear}>{t('Clear filter')}</Button>
    </span>
  </div>
)
