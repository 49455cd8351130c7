import { useMemo, useRef } from 'react';
import { Navigate, useLocation } from '../../shared/router';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Survey } from '../../types';
import { toDraft, toRecord } from '../../domain/draft/draft';
import { newRecord } from '../../domain/draft/defaults';
import { EmptyState } from '../../shared/components/empty-state';
import { ErrorNotice } from '../../shared/components/error-notice';
import { surveyQueries } from '../../shared/api/surveys/queries';
import { isMissing } from '../../shared/lib/is-missing';
import { firstPath, parsePlace } from './routes';
import type { Place } from './routes';
import { BuilderSkeleton } from './shell/builder-skeleton';
import { Shell } from './shell/shell';
import { useFullBleed } from './shell/use-full-bleed';
import { siteClock } from './state/clock';
import { siteDraft } from './state/defaults-context';
import { resumeWork } from './state/keep-copy';
import { SavingProvider } from './state/saving';
import { BuilderStoreProvider, createBuilderStore } from './state/store';
import type { BuilderStore } from './state/store';
import './builder.scss';

/**
 * The survey builder: one draft for as long as its flow is open (BLD-01 to
 * BLD-05, BLD-09).
 */
export function Builder() {
	const { pathname } = useLocation();
	const place = parsePlace( pathname );
	// A new survey gets an address of its own with its first save, and stays open.
	const begun = useRef< { store: BuilderStore; key: number } | null >( null );
	useFullBleed();
	if ( place === null ) {
		return <Navigate to="/" replace />;
	}
	if ( place.step === null ) {
		return <Navigate to={ firstPath( place.flow, place.id ) } replace />;
	}
	const { step, flow, id } = place;
	const saved = begun.current?.store.getState().record.id ?? 0;
	if ( flow === 'edit' && id !== saved ) {
		begun.current = null;
		return <ExistingSurvey key={ id } place={ { flow, id, step } } />;
	}
	if ( ! begun.current || ( step === 'setup' && saved > 0 ) ) {
		begun.current = { store: newStore(), key: ( begun.current?.key ?? 0 ) + 1 };
	}
	return <BegunSurvey { ...begun.current } key={ `new-${ begun.current.key }` } place={ { flow, id, step } } />;
}

export type OpenPlace = Place & { step: NonNullable< Place[ 'step' ] > };

function newStore(): BuilderStore {
	const store = createBuilderStore( {
		draft: siteDraft(),
		record: newRecord(),
		clock: siteClock,
	} );
	resumeWork( store );
	return store;
}

function BegunSurvey( { store, place }: { store: BuilderStore; place: OpenPlace } ) {
	// A reload forgets the draft, so a later step has nothing to show (BLD-19).
	if ( place.step !== 'setup' && store.getState().draft.template === '' ) {
		return <Navigate to={ firstPath( 'new', 0 ) } replace />;
	}
	return (
		<BuilderStoreProvider value={ store }>
			<SavingProvider>
				<Shell place={ place } />
			</SavingProvider>
		</BuilderStoreProvider>
	);
}

function ExistingSurvey( { place }: { place: OpenPlace } ) {
	const query = useQuery( {
		...surveyQueries.one( place.id ),
		refetchOnMount: 'always',
	} );
	const { data, error, refetch, isFetchedAfterMount } = query;
	if ( isMissing( query ) ) {
		return (
			<div className="ufb ufb-failed">
				<h1>{ __( 'Survey not found', 'userfeedback' ) }</h1>
				<EmptyState
					title={ __( 'There is nothing here', 'userfeedback' ) }
					text={ __( 'This survey does not exist. It may have been deleted.', 'userfeedback' ) }
				>
					<Button __next40pxDefaultSize variant="primary" href="#/">
						{ __( 'View Surveys', 'userfeedback' ) }
					</Button>
				</EmptyState>
			</div>
		);
	}
	if ( error && ! data ) {
		return (
			<div className="ufb ufb-failed">
				<ErrorNotice
					message={ __( 'The survey could not be loaded.', 'userfeedback' ) }
					error={ error }
					onRetry={ () => void refetch() }
				/>
				<Button __next40pxDefaultSize variant="link" href="#/">
					{ __( 'View Surveys', 'userfeedback' ) }
				</Button>
			</div>
		);
	}
	// An old copy in the cache must not become the draft: another tab may have saved.
	if ( ! data || ! isFetchedAfterMount ) {
		return <BuilderSkeleton />;
	}
	return <LoadedSurvey survey={ data } place={ place } />;
}

function LoadedSurvey( { survey, place }: { survey: Survey; place: OpenPlace } ) {
	// A restored survey is read again; every other fresh answer is our own save.
	const trashed = survey.status === 'trash';
	const store = useMemo(
		() => {
			const made = createBuilderStore( {
				draft: toDraft( survey, siteClock ),
				record: toRecord( survey ),
				clock: siteClock,
			} );
			resumeWork( made );
			return made;
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The first answer makes the draft; later ones would drop edits.
		[ survey.id, trashed ]
	);
	return (
		<BuilderStoreProvider value={ store } key={ String( trashed ) }>
			<SavingProvider>
				<Shell place={ place } />
			</SavingProvider>
		</BuilderStoreProvider>
	);
}
