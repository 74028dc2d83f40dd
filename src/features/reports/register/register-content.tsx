import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { hasGaps, sumsOfRows } from '#domain/register/build-register.ts'
import { registerCsv } from '#domain/register/register-csv.ts'
import { reportFileName } from '#domain/statement/report-file-name.ts'
import { InReportBar } from '#features/reports/report-bars.tsx'
import { ReportFiles } from '#features/reports/report-files.tsx'
import { t } from '#messages/message.ts'
import { usePeriod } from '#patterns/figures/use-period.ts'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { useSearch } from '#patterns/loading/use-search.ts'
import { type RegisterSearch, readRegisterSearch, writeRegisterSearch } from '#routing/register-search.ts'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import type { LoadedRegister } from './load-register.ts'
import { PrintReasonDialog } from './print-reason-dialog.tsx'
import { RegisterGaps } from './register-gaps.tsx'
import { PermissionNote, RegisterNotes } from './register-notes.tsx'
import { RegisterTable } from './register-table.tsx'

const pageSizes = [10, 25, 50, 100]

/** Returns the search parameters of the URL, and functions that return or open a changed URL. */
function useRegisterSearch() {
  const [path, navigate] = useLocation()
  const { period } = usePeriod()
  const search = readRegisterSearch(useSearch())
  const hrefOf = (changes: Partial<RegisterSearch>) =>
    path + writeRegisterSearch(period, { ...search, page: 1, ...changes })
  return { search, hrefOf, goTo: (changes: Partial<RegisterSearch>) => navigate(hrefOf(changes)) }
}

/** A loaded register: gaps first, then the rows by page. */
export function RegisterContent({
  loaded: { register, unreadable, isHidden },
  onPrint,
}: {
  loaded: LoadedRegister
  /** Called with the reason for the print. */
  onPrint: (reason: string) => void
}) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { search, hrefOf, goTo } = useRegisterSearch()
  const { isGapsOnly, pageSize } = search
  const { rows: all, of, period } = register
  const gaps = all.filter(hasGaps)
  const shown = isGapsOnly ? gaps : all
  const pages = Math.max(1, Math.ceil(shown.length / pageSize))
  const page = Math.min(search.page, pages)
  const from = (page - 1) * pageSize
  const rows = shown.slice(from, from + pageSize)
  const write = (count: number) => countInWords(count, locale)
  return (
    <>
      <ReportFiles
        name={reportFileName('register', of, period)}
        csv={format => registerCsv(register, format)}
        onPrint={() => setOpen(true)}
      />
      {isOpen ? (
        <PrintReasonDialog
          onClose={() => setOpen(false)}
          onPrint={reason => {
            setOpen(false)
            onPrint(reason)
          }}
        />
      ) : null}
      <RegisterGaps rows={gaps} allHref={isGapsOnly ? null : hrefOf({ isGapsOnly: true })} />
      <UnreadableNote rows={unreadable.records} noun="record" />
      <UnreadableNote rows={unreadable.lines} noun="line" />
      <InReportBar bar="period">
        <Segments
          label={t('Records')}
          options={[
            { id: 'all', label: t('All {count}', { count: write(all.length) }) },
            { id: 'gaps', label: t('With gaps {count}', { count: write(gaps.length) }) },
          ]}
          value={isGapsOnly ? 'gaps' : 'all'}
          onChange={id => goTo({ isGapsOnly: id === 'gaps' })}
        />
      </InReportBar>
      <PermissionNote rows={all} isHidden={isHidden} />
      <Card isFlush>
        <RegisterTable rows={rows} from={from} sums={isGapsOnly ? sumsOfRows(gaps) : register.sums} />
      </Card>
      <Pagination
        position={{
          page,
          pages,
          range: rows.length === 0 ? null : { from: from + 1, to: from + rows.length },
          count: shown.length,
        }}
        pageSize={pageSize}
        pageSizes={pageSizes}
        write={write}
        onPageChange={next => goTo({ page: next })}
        onPageSizeChange={size => goTo({ pageSize: size })}
      />
      <RegisterNotes rows={all} />
    </>
  )
}
