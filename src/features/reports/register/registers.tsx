import { BusinessReport, RequireBusiness, toBusiness, toOverview } from '#features/reports/report-subject.tsx'
import { t } from '#messages/message.ts'
import type { ScreenProps } from '#patterns/loading/screen-loader.ts'
import { RegisterScreen } from './register-screen.tsx'

const Register = (props: Omit<Parameters<typeof BusinessReport>[0], 'children'>) => (
  <BusinessReport {...props}>{report => <RegisterScreen {...report} />}</BusinessReport>
)

/** `/business/register`: the purchases of the user's business. */
export const BusinessRegister = () => (
  <RequireBusiness note={t('A register lists the purchases of a business. Ask an administrator to add you to yours.')}>
    {id => <Register id={id} trail={toOverview('business')} />}
  </RequireBusiness>
)

/** `/admin/businesses/{id}/register` */
export const AdminBusinessRegister = ({ id }: ScreenProps) => <Register id={id} trail={toBusiness(id)} />
