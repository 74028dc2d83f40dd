import { Fragment, type ReactNode, useId } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { replaceWildcard } from '#domain/permissions/permission-changes.ts'
import { unlistedOf, type Wildcard, wildcardsOf } from '#domain/permissions/permission-wildcards.ts'
import { t } from '#messages/message.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { Button } from '#ui/basics/button.tsx'
import { notYours } from './permission-group.tsx'
import * as css from './permission-tree.css.ts'
import { Dotted } from './search-hits.tsx'
import { withUniqueKeys } from './unique-keys.ts'

type StringsProps = {
  groups: readonly PermissionGroup[]
  value: readonly string[]
  isReadOnly: boolean
  isRefused: boolean
  mayGrant: (value: string) => boolean
  onRemove: (value: string) => void
  onReplace: (wildcard: string, value: string[]) => void
}

type RowProps = Pick<StringsProps, 'isReadOnly' | 'isRefused' | 'mayGrant' | 'onRemove'>

/** Returns the display text of a permission string, which can be empty on some servers. */
export const shownAs = (value: string) => (value === '' ? t('(empty)') : value)

function StringRow({
  value,
  isValid,
  isReadOnly,
  isRefused,
  mayGrant,
  onRemove,
  actions,
  children,
}: RowProps & { value: string; isValid: boolean; actions?: ReactNode; children?: ReactNode }) {
  const isFree = mayGrant(value)
  const isToGo = isRefused && !isValid && isFree && !isReadOnly
  return (
    <li className={css.string} data-string={value} data-invalid={isToGo ? '' : undefined}>
      <div className={css.about}>
        <code className={css.value}>
          <Dotted text={shownAs(value)} />
        </code>
        {children}
        {isValid ? null : <p className={css.odd}>{t('Invalid permission. Remove it to save.')}</p>}
        {isFree || isReadOnly ? null : <p className={css.note}>{notYours}</p>}
      </div>
      {isReadOnly ? null : (
        <fieldset className={css.actions} aria-label={shownAs(value)}>
          {isFree ? actions : null}
          <Button variant="quietDanger" isDisabled={!isFree} onPress={() => onRemove(value)}>
            {t('Remove')}
          </Button>
        </fieldset>
      )}
    </li>
  )
}

function CoveredGroups({ groups }: { groups: readonly PermissionGroup[] }) {
  return withUniqueKeys(groups, ({ name }) => name).map(({ key, item: { name, permissions, subGroups } }) => (
    <Fragment key={key}>
      {permissions.length > 0 ? (
        <div className={css.pair}>
          <dt className={css.term}>{name}</dt>
          <dd className={css.description}>{permissions.map(({ label }) => label).join(', ')}</dd>
        </div>
      ) : null}
      <CoveredGroups groups={subGroups} />
    </Fragment>
  ))
}

function Covered({ wildcard: { count, covered } }: { wildcard: Wildcard }) {
  const locale = useLocale()
  if (count === 0) return <p className={css.note}>{t('Covers no listed permission.')}</p>
  return (
    <details>
      <summary className={css.more}>
        {t('{count, plural, one {# listed permission} other {# listed permissions}}', { count, locale })}
      </summary>
      <dl className={css.pairs}>
        <CoveredGroups groups={covered} />
      </dl>
    </details>
  )
}

function StringSection({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <div>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <p className={css.note}>{note}</p>
      </div>
      <ul className={css.strings}>{children}</ul>
    </section>
  )
}

/** The wildcard strings: what each one covers, with buttons to remove or replace it. */
export function Wildcards({ groups, value, onReplace, ...row }: StringsProps) {
  const wildcards = wildcardsOf(groups, value)
  if (wildcards.length === 0) return null
  return (
    <StringSection
      title={t('Wildcards')}
      note={t(
        'A wildcard covers many permissions, including future ones. Single permissions cover only the current list.',
      )}
    >
      {wildcards.map(wildcard => (
        <StringRow
          key={wildcard.value}
          {...row}
          value={wildcard.value}
          isValid={wildcard.isValid}
          actions={
            wildcard.count > 0 ? (
              <Button
                variant="quiet"
                onPress={() => onReplace(wildcard.value, replaceWildcard(groups, value, wildcard.value))}
              >
                {t('Use single permissions')}
              </Button>
            ) : null
          }
        >
          <p className={css.sentence}>{wildcard.sentence}</p>
          <Covered wildcard={wildcard} />
        </StringRow>
      ))}
    </StringSection>
  )
}

export function Unlisted({ groups, value, ...row }: Omit<StringsProps, 'onReplace'>) {
  const unlisted = unlistedOf(groups, value)
  if (unlisted.length === 0) return null
  return (
    <StringSection
      title={t('Other permissions')}
      note={t('These permissions are not in the list. They remain until you remove them.')}
    >
      {unlisted.map(string => (
        <StringRow key={string.value} {...row} {...string} />
      ))}
    </StringSection>
  )
}
