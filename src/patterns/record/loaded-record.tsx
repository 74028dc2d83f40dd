import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { FormRecord, RecordValues } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'

type Naming = {
  list: { title: string; path: string }
  title: string
}

export const LoadingRecord = ({ list, title }: Naming) => (
  <>
    <PageHeader trail={[{ label: list.title, href: list.path }]} title={title} />
    <Card>
      <output aria-label={t('Loading')}>
        <Skeleton width={40} />
      </output>
    </Card>
  </>
)

/** @throws Problem if the record could not be loaded; kind `notFound` shows Not Found. */
export function LoadedRecord<Values extends RecordValues>({
  record,
  children,
  ...naming
}: Naming & {
  record: FormRecord<Values>
  children: () => ReactNode
}) {
  const failure = useSelector(record, snapshot =>
    snapshot.hasTag('missing') || snapshot.hasTag('unavailable') ? snapshot.context.problem : null,
  )
  const isLoaded = useSelector(record, snapshot => snapshot.hasTag('editing'))
  if (failure) throw failure
  if (isLoaded) return children()
  return <LoadingRecord {...naming} />
}
