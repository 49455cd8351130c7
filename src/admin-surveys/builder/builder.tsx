import { ScreenLoading } from '../../shared/components/screen-loading';

/**
 * The survey builder: shell of the five steps.
 */
export function Builder() {
	return <ScreenLoading />;
}
