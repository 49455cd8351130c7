import { ScreenLoading } from '../../shared/components/screen-loading';

export function DuplicateSurvey() {
	return <ScreenLoading />;
}
