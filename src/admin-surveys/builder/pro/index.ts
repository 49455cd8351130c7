/** What only a plan opens in the builder: `proBuilder` loads it (src/shared/registry/pro-parts.tsx). */
// First: its styles come before those of the colors, as in the other parts.
export { MatrixFields } from './matrix-fields';
export { BehaviorFields } from './behavior';
export { BrandingFields } from './branding';
export { ChoiceFields } from './choice-fields';
export { ConditionalRedirects } from './conditional-redirects';
export { Devices } from './devices';
export { DriveFields, DriveToggle } from './drive-fields';
export { EmailLogicFields } from './email-logic';
export { EndLabels } from './end-labels';
export { DateFields, NumberFields } from './measure-fields';
export { PageRules } from './page-rules';
export { PassOn } from './pass-on';
export { QuestionSettingsFields } from './question-settings';
export { RankingFields } from './ranking-fields';
export { RedirectPage } from './redirect-page';
export { ScaleFields } from './scale-fields';
export { ScheduleFields } from './schedule';
export { SurveyWebhooks } from './survey-webhooks';
export { ThanksMessage } from './thanks-message';
export { UploadFields } from './upload-fields';
