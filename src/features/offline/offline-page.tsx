import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type OfflineActor, offlineActor } from '#actors/device/offline.actor.ts'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { dayWithYear } from '#domain/figures/date-words.ts'
import type { OfflineData } from '#machines/offline/offline.types.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import * as css from './offline.css.ts'
import { NotStoredCard, StorageCard, TimeCard } from './offline-cards.tsx'
import { PlannedCard, StoredTable } from './stored-table.tsx'
import { TurnOffButton } from './turn-off-button.tsx'

function StateCard({ actor, data }: { actor: OfflineActor; data: OfflineData | null }) {
  const mayTurnOff = useSelector(actor, snapshot => snapshot.can({ type: 'offline.turnOff' }))
  const isStoring = useSelector(actor, snapshot => snapshot.hasTag('off') && snapshot.hasTag('busy'))
  const unsent = data?.parts.find(({ name }) => name === 'unsent')?.entries ?? 0
  return (
    <Card>
      <div className={css.state}>
        <div>
          <h2 className={css.stateTitle}>
            {data ? <span className={css.dot} aria-hidden="true" /> : null}
            {data ? t('Working offline is on') : t('Working offline is off')}
          </h2>
          <p className={css.muted} role="status">
            {isStoring
              ? t('Storing data…')
              : data
                ? t('Record transactions and collections without a connection. They are sent once you are online.')
                : t('Turn it on to record transactions and collections without a connection.')}
          </p>
        </div>
        {data ? (
          <TurnOffButton
            unsent={unsent}
            isPending={!mayTurnOff}
            onConfirm={() => actor.send({ type: 'offline.turnOff' })}
          />
        ) : null}
      </div>
    </Card>
  )
}

function MainAction({ actor }: { actor: OfflineActor }) {
  const isBusy = useSelector(actor, snapshot => snapshot.hasTag('busy'))
  const isOn = useSelector(actor, snapshot => snapshot.context.data !== null)
  return isOn ? (
    <Button variant="primary" icon="retry" isPending={isBusy} onPress={() => actor.send({ type: 'data.refresh' })}>
      {t('Refresh data')}
    </Button>
  ) : (
    <Button variant="primary" icon="download" isPending={isBusy} onPress={() => actor.send({ type: 'offline.turnOn' })}>
      {t('Work offline')}
    </Button>
  )
}

/** `/business/offline` and `/admin/offline` */
export function OfflinePage() {
  const environment = useEnvironment()
  const locale = useLocale()
  const { name } = useUser()
  const actor = offlineActor(environment)
  const { data, problem } = useSelector(actor, snapshot => snapshot.context)
  const mayKeep = useSelector(actor, snapshot => snapshot.can({ type: 'storage.keep' }))
  // Reads the unsent records and the time of the last confirmed session again.
  useEffect(() => {
    const reload = { type: 'data.reload' } as const
    if (actor.getSnapshot().can(reload)) actor.send(reload)
  }, [actor])
  return (
    <>
      <PageHeader
        title={t('Work offline on this device')}
        subtitle={
          data
            ? t('For {name}, since {day}', { name, day: dayWithYear(data.since, locale) })
            : t('For {name}', { name })
        }
        actions={<MainAction actor={actor} />}
      />
      {problem ? <Alert kind="bad">{`${problem.title}. ${problem.message}`}</Alert> : null}
      <div className={css.columns}>
        <div className={css.column}>
          <StateCard actor={actor} data={data} />
          {data ? <StoredTable data={data} /> : <PlannedCard />}
          <p className={css.quiet}>
            {t(
              'The app deletes this data if you turn this off or sign out, or if another user signs in. Unsent records stay until they are sent.',
            )}
          </p>
        </div>
        <div className={css.column}>
          <NotStoredCard />
          {data ? (
            <StorageCard data={data} onKeep={mayKeep ? () => actor.send({ type: 'storage.keep' }) : undefined} />
          ) : null}
          {data ? <TimeCard confirmedAt={data.confirmedAt} /> : null}
        </div>
      </div>
    </>
  )
}
