import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { __, isRTL } from '@wordpress/i18n';
import { LineBox } from './line-box';
import { dayForKey } from './line-model';
import type { Plot } from './plot';
import './line-chart.scss';

interface Props {
	plot: Plot;
	/** Pixels. */
	height: number;
	/** Of the box, where it is not as large as its place. */
	style?: CSSProperties | undefined;
	className?: string;
	/** What it shows and how its keys work. */
	label: string;
	/** Of the picture alone. */
	pictureLabel: string;
	/** A point as one sentence for screen readers. */
	speak: ( index: number ) => string;
	/** Content of a point's tooltip. */
	tip: ( index: number ) => ReactNode;
	/** Shows only the days of a point. */
	onChoose?: ( ( index: number ) => void ) | undefined;
	/** The element that scrolls where the chart is wider than the screen. */
	scroller?: Ref< HTMLDivElement >;
}

/**
 * A line chart whose points are read one by one. One tab stop: arrows, Home and End move the point, a live region
 * speaks it, and Enter or a click shows only its days where there is something to choose.
 */
export function ReadableChart( {
	plot,
	height,
	style,
	className = '',
	label,
	pictureLabel,
	speak,
	tip,
	onChoose,
	scroller,
}: Props ) {
	const [ active, setActive ] = useState< number | null >( null );
	const [ spoken, setSpoken ] = useState( '' );
	const rtl = isRTL();
	const count = plot.names.length;
	// Fewer points may come while one of the last is read.
	const shown = active !== null && active < count ? active : null;

	const choose = () => {
		if ( shown !== null && onChoose ) {
			setActive( null );
			onChoose( shown );
		}
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && shown !== null && onChoose ) {
			event.preventDefault();
			choose();
			return;
		}
		const next = dayForKey( event.key, shown, count, rtl );
		if ( next !== null ) {
			event.preventDefault();
			setActive( next );
			setSpoken( speak( next ) );
		}
	};

	const onClick = ( { nativeEvent }: MouseEvent ) => {
		// A tap reads a point, like a mouse that only moves.
		if ( 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse' ) {
			choose();
		}
	};

	return (
		// One stop for the keyboard, arrows move inside: no role of ARIA says so.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ scroller }
			className={ [ 'uf-chart', onChoose ? 'is-choice' : '', className ].filter( Boolean ).join( ' ' ) }
			style={ style }
			tabIndex={ 0 }
			role="group"
			aria-label={ label }
			onKeyDown={ onKeyDown }
			onClick={ onClick }
			onBlur={ () => setActive( null ) }
		>
			<LineBox
				plot={ plot }
				height={ height }
				rtl={ rtl }
				active={ shown }
				onActive={ setActive }
				label={ pictureLabel }
			>
				{ shown !== null && (
					<>
						{ tip( shown ) }
						{ onChoose && <em>{ __( 'Click to show only this period.', 'userfeedback' ) }</em> }
					</>
				) }
			</LineBox>
			<div className="screen-reader-text" aria-live="polite">
				{ spoken }
			</div>
		</div>
	);
}
